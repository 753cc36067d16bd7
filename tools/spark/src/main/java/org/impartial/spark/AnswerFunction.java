package org.impartial.spark;

import org.apache.spark.sql.api.java.UDF1;
import org.impartial.json.JsonLines;
import org.jspecify.annotations.Nullable;

/**
 * The SQL function of {@link SparkAnswers}, for Spark SQL and PySpark. Each thread of an executor keeps its tables.
 *
 * <pre>
 * spark.udf().registerJava("impartial", "org.impartial.spark.AnswerFunction", DataTypes.StringType);
 * spark.sql("SELECT impartial(value) FROM requests");
 * </pre>
 */
public final class AnswerFunction implements UDF1<@Nullable String, @Nullable String> {
    private static final long serialVersionUID = 1;
    private static final ThreadLocal<JsonLines> OWN = ThreadLocal.withInitial(SparkAnswers::lines);

    /** Creates the function; Spark calls this constructor. */
    public AnswerFunction() {}

    /** Returns the answer to a request, and no value for no value. */
    @Override
    public @Nullable String call(@Nullable String request) {
        return request == null ? null : OWN.get().answer(request);
    }
}
