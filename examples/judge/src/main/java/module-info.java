/** Problems of online judges, answered by the games of the library. */
module org.impartial.example.judge {
    requires org.impartial.games;
    requires org.impartial.solve;
    requires static org.jspecify;

    provides org.impartial.solve.ProblemProvider with
            org.impartial.example.judge.JudgeProblems;
}
