package org.impartial.json.request;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.FileErrors;
import org.impartial.json.question.Query;
import org.impartial.json.question.Solvers;
import org.impartial.json.question.UnansweredException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.impartial.proof.Segmented;
import org.jspecify.annotations.Nullable;

/** Answers requests to prove values, and to verify certificates of all kinds. */
public final class ProofRequests {
    private static final Set<String> PROVE_KEYS = Set.of("prove", "to", "play");
    private static final Set<String> VERIFY_KEYS = Set.of("verify", "segments");

    static ObjectNode prove(Request request, Solvers solvers) {
        request.checkKeys(PROVE_KEYS);
        request.file("to");
        Query question = request.question("prove");
        try {
            Certificate proof = question.solver(solvers).prove(question.position("a proof is of"));
            write(proof, request);
            return answer(proof, proof.check(new Meter(question.budget(), solvers.progress(), () -> false)));
        } catch (CertificateException refusal) {
            throw new UnansweredException(refusal.getMessage());
        }
    }

    static long write(Certificate certificate, Request request) {
        try {
            Certificates.write(certificate, request.file("to"));
            return certificate.size();
        } catch (IOException e) {
            throw new UnansweredException(FileErrors.message(e));
        }
    }

    static ObjectNode verify(Request request, Progress progress) {
        request.checkKeys(VERIFY_KEYS);
        Path file = request.file("verify");
        try {
            Meter meter = new Meter(request.budget(Query.UNCHOSEN), progress, () -> false);
            Certificate certificate = Certificates.read(file, meter);
            return answer(certificate, verdict(certificate, request.json().get("segments"), meter));
        } catch (CertificateException refusal) {
            return JsonData.object().put("accepted", false).put("reason", refusal.getMessage());
        } catch (IOException e) {
            throw new UnansweredException(FileErrors.message(e));
        }
    }

    private static Verdict verdict(Certificate certificate, @Nullable JsonNode ranges, Meter meter) {
        if (ranges == null) {
            return Certificates.check(certificate, meter);
        }
        if (certificate instanceof Segmented parts) {
            return parts.check(segments(parts, ranges.asText()), 1, meter);
        }
        throw new NotationException("the certificate is not a proof in segments; omit segments");
    }

    /** Reads numbers and ranges of segments that the proof has, such as {@code 17,250-260}. */
    public static Set<Integer> segments(Segmented parts, String ranges) {
        Set<Integer> chosen = new TreeSet<>();
        for (String range : ranges.split(",", -1)) {
            Request.require(
                    range.matches("[0-9]{1,8}(-[0-9]{1,8})?"),
                    "segments are a list of numbers and ranges, such as 17,250-260, not " + range);
            String[] ends = range.split("-", -1);
            int first = Integer.parseInt(ends[0]);
            int last = Integer.parseInt(ends[ends.length - 1]);
            Request.require(first <= last, "a range of segments begins with its least number, unlike " + range);
            Request.require(
                    last < parts.segments(), "the segments are 0 to " + (parts.segments() - 1) + ", and not " + last);
            IntStream.rangeClosed(first, last).forEach(chosen::add);
        }
        return chosen;
    }

    private static ObjectNode answer(Certificate certificate, Verdict verdict) {
        ObjectNode answer = JsonData.object();
        String value = certificate.header().getOrDefault("value", "");
        if (value.matches("[0-9]{1,18}")) {
            answer.put("value", Long.parseLong(value));
        }
        return answer.put("facts", certificate.size())
                .put("accepted", verdict.accepted())
                .put("reason", verdict.reason());
    }
}
