package org.impartial.proof;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.Set;
import org.impartial.core.library.provider.Providers;
import org.impartial.proof.Certificate.CertificateException;

/** The installed formats of certificates. A provider that fails, or reads a kind that another one reads, is left out. */
final class Formats {
    static CertificateFormat of(String kind) {
        Map<String, CertificateFormat> formats = new LinkedHashMap<>();
        List<String> leftOut = Providers.each(
                CertificateFormat.class,
                from -> ServiceLoader.load(CertificateFormat.class, from),
                f -> add(f, formats));
        CertificateFormat format = formats.get(kind);
        if (format == null) {
            throw new CertificateException("no format is available for certificates of the kind \"" + kind
                    + "\"; the module that wrote it must be on the module path or class path"
                    + (leftOut.isEmpty() ? "" : "; " + String.join("; ", leftOut)));
        }
        return format;
    }

    private static void add(CertificateFormat format, Map<String, CertificateFormat> formats) {
        Set<String> kinds = Objects.requireNonNull(format.kinds(), "it has no kinds");
        for (String kind : kinds) {
            if (!Objects.requireNonNull(kind, "it has no kind").matches("[a-z][a-z0-9-]*")) {
                throw new IllegalArgumentException("its kind \"" + kind + "\" is not one lower-case word");
            }
            if (formats.containsKey(kind)) {
                throw new IllegalArgumentException("two formats read the kind " + kind);
            }
        }
        kinds.forEach(kind -> formats.put(kind, format));
    }
}
