package org.impartial.games.pencil;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Drawings that differ by names, order, turns and reflections of regions only. */
final class Images {
    private Images() {}

    static Drawing of(Drawing drawing, Random random) {
        List<Integer> names = new ArrayList<>(
                IntStream.range(0, drawing.ends().size()).boxed().toList());
        Collections.shuffle(names, random);
        List<Integer> ends = new ArrayList<>(drawing.ends());
        for (int spot = 0; spot < ends.size(); spot++) {
            ends.set(names.get(spot), drawing.ends().get(spot));
        }
        List<List<List<Integer>>> regions = new ArrayList<>();
        for (List<List<Integer>> region : drawing.regions()) {
            boolean reflected = random.nextBoolean();
            List<List<Integer>> walks = new ArrayList<>();
            for (List<Integer> walk : region) {
                List<Integer> image =
                        new ArrayList<>(walk.stream().map(names::get).toList());
                if (reflected) {
                    Collections.reverse(image);
                }
                Collections.rotate(image, random.nextInt(walk.size()));
                walks.add(image);
            }
            Collections.shuffle(walks, random);
            regions.add(walks);
        }
        Collections.shuffle(regions, random);
        return new Drawing(regions, ends);
    }
}
