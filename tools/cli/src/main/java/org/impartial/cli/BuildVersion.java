package org.impartial.cli;

import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;
import org.impartial.cli.io.ResourceText;
import picocli.CommandLine.IVersionProvider;

/** The version number from {@code version.properties}, which the build writes. */
final class BuildVersion implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
        Properties properties = new Properties();
        properties.load(new StringReader(ResourceText.read(BuildVersion.class, "version.properties")));
        return new String[] {"impartial " + properties.getProperty("version")};
    }
}
