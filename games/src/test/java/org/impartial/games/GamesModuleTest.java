package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Provides;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.GameProvider;
import org.junit.jupiter.api.Test;

/** The module descriptor and the file for the class path offer the same providers. */
class GamesModuleTest {

    @Test
    void bothListsOfProvidersAreEqual() throws IOException, URISyntaxException {
        Path classes = Path.of(
                Games.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        ModuleDescriptor module = ModuleFinder.of(classes)
                .find("org.impartial.games")
                .orElseThrow()
                .descriptor();
        List<String> inModule = module.provides().stream()
                .filter(p -> p.service().equals(GameProvider.class.getName()))
                .map(Provides::providers)
                .findFirst()
                .orElse(List.of());
        String path = "/META-INF/services/" + GameProvider.class.getName();
        try (InputStream in = Games.class.getResourceAsStream(path)) {
            List<String> onClassPath = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            assertEquals(inModule, onClassPath);
        }
    }

    @Test
    void theInstalledLibraryHasAllFamilies() {
        List<String> installed =
                GameLibrary.installed().families().stream().map(GameFamily::id).toList();
        assertEquals(new Games().families().stream().map(GameFamily::id).toList(), installed);
    }
}
