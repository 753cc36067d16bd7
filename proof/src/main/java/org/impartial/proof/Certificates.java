package org.impartial.proof;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.impartial.core.library.provider.ProviderCalls;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.file.WholeFile;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads certificates. A file has one line of header, {@code impartial-certificate 1} with names and values
 * separated by tabs, among them the kind and the number of facts, and then one fact per line. It is compressed with
 * gzip if its name ends in {@code .gz}.
 *
 * <pre>{@code
 * Certificate proof = Solver.normal().prove(new Cram(2, 3).at(0L));
 * StringBuilder text = new StringBuilder();
 * Certificates.write(proof, text);
 * Certificate read = Certificates.read(new StringReader(text.toString()));
 * read.equals(proof);  // true
 * }</pre>
 */
public final class Certificates {
    private static final String MAGIC = "impartial-certificate 1";
    private static final String KIND = "kind";
    private static final String FACTS = "facts";

    private Certificates() {}

    /**
     * Writes a certificate to a file. The file appears complete or not at all.
     *
     * @param certificate the certificate
     * @param file the file; an existing one is replaced
     * @throws IOException if it cannot be written
     * @throws CertificateException if its game, its root or a fact cannot be read back; no file is written then
     */
    public static void write(Certificate certificate, Path file) throws IOException {
        WholeFile.write(file, out -> {
            OutputStream packed = zipped(file) ? new GZIPOutputStream(out) : out;
            try (BufferedWriter writer = new BufferedWriter(new OutputStreamWriter(packed, StandardCharsets.UTF_8))) {
                write(certificate, writer);
            }
        });
    }

    /**
     * Writes a certificate as text.
     *
     * @param certificate the certificate
     * @param out receives the lines, each ended by a line feed
     * @throws IOException if it cannot be written
     * @throws CertificateException if its game, its root or a fact cannot be read back; nothing is written then
     */
    public static void write(Certificate certificate, Appendable out) throws IOException {
        StringBuilder header = new StringBuilder(MAGIC);
        append(header, KIND, certificate.kind());
        for (Map.Entry<String, String> field : certificate.header().entrySet()) {
            append(header, field.getKey(), field.getValue());
        }
        append(header, FACTS, Long.toString(certificate.size()));
        ReadableHeader.require(certificate);
        certificate.requireReadable();
        out.append(header).append('\n');
        for (Iterator<String> facts = certificate.facts().iterator(); facts.hasNext(); ) {
            out.append(facts.next()).append('\n');
        }
    }

    /**
     * {@return the certificate that a file holds, not {@linkplain Certificate#check checked}}
     *
     * @param file a file that {@link #write(Certificate, Path)} wrote
     * @throws IOException if the file cannot be read
     * @throws CertificateException if it is not a certificate, is truncated, or is of an unknown kind
     */
    public static Certificate read(Path file) throws IOException {
        return read(file, Meter.unlimited());
    }

    /**
     * {@return the certificate that {@link #read(Path)} gives, within limits of memory and time}
     *
     * @param file a file that {@link #write(Certificate, Path)} wrote
     * @param meter counts the memory of its text, and may stop the work
     * @throws IOException if the file cannot be read
     * @throws CertificateException if it is not a certificate, is truncated, or is of an unknown kind
     * @throws org.impartial.core.meter.StoppedException if the text is too large, or the work is cancelled
     */
    public static Certificate read(Path file, Meter meter) throws IOException {
        try (InputStream in = Files.newInputStream(file);
                InputStream plain = zipped(file) ? new GZIPInputStream(in) : in) {
            return read(new MeteredReader(new InputStreamReader(plain, StandardCharsets.UTF_8), meter), meter);
        }
    }

    /**
     * {@return the certificate that a text holds, without {@linkplain Certificate#check checking} it}
     *
     * @param text text written by {@link #write(Certificate, Appendable)}
     * @throws IOException if the text cannot be read
     * @throws CertificateException if it is not a certificate, is truncated, or is of an unknown kind
     */
    public static Certificate read(Reader text) throws IOException {
        return read(text, Meter.unlimited());
    }

    private static Certificate read(Reader text, Meter meter) throws IOException {
        BufferedReader reader = new BufferedReader(text);
        Map<String, String> header = header(reader.readLine());
        List<String> facts = facts(reader);
        String kind = header.remove(KIND);
        String count = header.remove(FACTS);
        if (kind == null || count == null) {
            throw new CertificateException(
                    "the first line lacks the kind or the number of facts; it was truncated or changed");
        }
        if (!count.equals(Integer.toString(facts.size()))) {
            throw new CertificateException("the first line announces " + count + " facts and " + facts.size()
                    + " follow; the file was truncated or changed");
        }
        CertificateFormat format = Formats.of(kind);
        return ProviderCalls.get(format, meter, () -> format.read(kind, header, facts));
    }

    /**
     * {@return the position that a certificate is about, as text for {@code GameLibrary.read}; empty if it has none}
     *
     * @param certificate the certificate
     */
    public static Optional<String> root(Certificate certificate) {
        return root(certificate.header());
    }

    /**
     * {@return the position that the first line of a certificate names, as {@link #root(Certificate)} gives it}
     *
     * @param header the names and values of the first line
     */
    public static Optional<String> root(Map<String, String> header) {
        return ReadableHeader.position(header);
    }

    /**
     * {@return the verdict of {@link Certificate#check}} One of another program is checked on a thread of its own, so
     * that the limits hold even if it does not end.
     *
     * @param certificate the certificate
     * @param meter counts the work and may stop it
     * @throws org.impartial.core.meter.StoppedException if the budget is used up or the work is cancelled
     * @throws org.impartial.core.notation.ImpartialException if the check of another program fails; the message names
     *     its class and its jar
     */
    public static Verdict check(Certificate certificate, Meter meter) {
        return ProviderCalls.get(certificate, meter, () -> certificate.check(meter));
    }

    private static Map<String, String> header(@Nullable String line) {
        if (line == null || !line.startsWith(MAGIC + "\t")) {
            throw new CertificateException(
                    "this is not a certificate: its first line must begin with \"" + MAGIC + "\"");
        }
        Map<String, String> header = new LinkedHashMap<>();
        for (String field : line.substring(MAGIC.length() + 1).split("\t", -1)) {
            int equals = field.indexOf('=');
            if (equals < 1 || header.put(field.substring(0, equals), field.substring(equals + 1)) != null) {
                throw new CertificateException(
                        "the first line has \"" + field + "\" where a new name, = and a value are expected");
            }
        }
        return header;
    }

    private static List<String> facts(BufferedReader reader) throws IOException {
        try {
            return reader.lines().toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void append(StringBuilder out, String name, String value) {
        if (value.chars().anyMatch(c -> c == '\t' || c == '\n' || c == '\r')) {
            throw new IllegalArgumentException("the header " + name + " holds a tab or a line break");
        }
        out.append('\t').append(name).append('=').append(value);
    }

    private static boolean zipped(Path file) {
        return file.toString().endsWith(".gz");
    }
}
