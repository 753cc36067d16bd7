package org.impartial.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version number from {@code version.properties}, which the build writes. */
final class BuildVersion implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
        try (InputStream in = BuildVersion.class.getResourceAsStream("version.properties")) {
            Properties properties = new Properties();
            properties.load(Objects.requireNonNull(in, "version.properties is missing from the jar: build it again"));
            return new String[] {"impartial " + properties.getProperty("version")};
        }
    }
}
