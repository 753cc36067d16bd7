package org.impartial.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.impartial.json.JsonLines;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The function of SQL in a session: registered by its name, as Java and PySpark do it, and called by a statement. */
@Tag("thorough")
class SqlTest {
    @Test
    void aStatementAnswersRequests() {
        SparkSession spark = SparkSession.builder()
                .sparkContext(LocalSpark.CONTEXT.sc())
                .config("spark.sql.warehouse.dir", "target/warehouse")
                .getOrCreate();
        spark.udf().registerJava("impartial", AnswerFunction.class.getName(), DataTypes.StringType);
        List<String> requests = SparkAnswersTest.requests(210);
        spark.createDataset(requests, Encoders.STRING()).repartition(3).createOrReplaceTempView("requests");
        JsonLines alone = SparkAnswers.lines();
        List<Row> rows =
                spark.sql("SELECT value, impartial(value) FROM requests").collectAsList();
        assertEquals(requests.size(), rows.size());
        for (Row row : rows) {
            assertEquals(alone.answer(row.getString(0)), row.getString(1));
        }
        assertEquals(
                "N",
                spark.sql("SELECT get_json_object(impartial('{\"game\":\"nim\",\"position\":[3,5]}'), '$.outcome')")
                        .first()
                        .getString(0));
        assertEquals(true, spark.sql("SELECT impartial(NULL)").first().isNullAt(0));
    }
}
