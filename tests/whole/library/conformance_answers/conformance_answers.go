// Package conformance_answers says what a callback's answers do.
package conformance_answers

import "strings"

// Outcome is what the program of conformance_drive prints, and what the library reports about its run.
type Outcome struct{ Output, Calls []string }

// ConformanceAnswers returns what becomes of a run in a generation, by the answer of its callback: 1 pauses it since
// generation C, 2 frees the arrays early since D, others go on; before C the answer does not exist.
func ConformanceAnswers(generation string) map[int]Outcome {
	whole := []string{"init 0 handle", "state 0 text One hidden -16", "state 0 text Two hidden -16",
		"state 2 text NULL hidden 0", "run 0", "running 0", "destroy 0"}
	outcomes := map[int]Outcome{}
	for answer, digit := range []string{"0", "1", "2", "3"} {
		if strings.Contains("ABb", generation) {
			digit = "0"
		}
		calls := []string{"as announced", "callback 0 answered " + digit, "callback 0 answered " + digit,
			"callback 2 answered " + digit}
		output := whole
		switch {
		case digit == "1":
			output = []string{whole[0], whole[1], "run 0", "running 0", "destroy 0"}
			calls = []string{calls[0], calls[1], "paused"}
		case digit == "2" && generation == "D":
			early := "freed its arrays early"
			calls = []string{calls[0], calls[1], early, calls[2], early, calls[3], early}
		}
		outcomes[answer] = Outcome{output, calls}
	}
	return outcomes
}
