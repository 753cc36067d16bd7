package org.impartial.core.library.provider;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.impartial.core.library.GameProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class InstalledProvidersTest {
    private final ClassLoader usual = Thread.currentThread().getContextClassLoader();
    private final List<ClassLoader> asked = new ArrayList<>();
    private final InstalledProviders<GameProvider> providers = new InstalledProviders<>(GameProvider.class, from -> {
        asked.add(from);
        return ServiceLoader.load(GameProvider.class, from);
    });

    @AfterEach
    void restore() {
        Thread.currentThread().setContextClassLoader(usual);
    }

    @Test
    void threadsWithAndWithoutALoaderInTurnShareTheList() {
        for (int i = 0; i < 3; i++) {
            ask(null);
            ask(usual);
        }
        assertEquals(List.of(usual), asked);
    }

    @Test
    void aLoaderWithMoreJarsIsAsked() {
        URLClassLoader more = new URLClassLoader(new URL[0], usual);
        ask(usual);
        ask(more);
        ask(usual);
        assertEquals(List.of(usual, more, usual), asked);
    }

    private void ask(ClassLoader loader) {
        Thread.currentThread().setContextClassLoader(loader);
        providers.get();
    }
}
