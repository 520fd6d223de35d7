// Package list_range is range of chat templates.
package list_range

import (
	"fmt"

	"github.com/nikolalohinski/gonja/v2/exec"
)

// ListRange is range of chat templates: the numbers from the first argument (or 0) up to the last or, with a third
// argument, in steps of that, 10,000 at most. gonja's own counts in a goroutine that never ends when the loop is left
// early.
//
// **Runs on:** one thread at a time. It is the one that renders. Follows range of Python.
func ListRange(arguments *exec.VarArgs) ([]int, error) {
	if n := len(arguments.Args); n < 1 || n > 3 {
		return nil, fmt.Errorf("range has %d arguments; it must have 1 to 3", n)
	}
	var values []int
	for _, argument := range arguments.Args {
		if !argument.IsInteger() {
			return nil, fmt.Errorf("an argument of range is %.40q; it must be a whole number", argument.String())
		}
		values = append(values, argument.Integer())
	}
	start, stop, step := 0, values[0], 1
	if len(values) > 1 {
		start, stop = values[0], values[1]
	}
	if len(values) == 3 {
		step = values[2]
	}
	if step == 0 {
		return nil, fmt.Errorf("the step of range is 0; it must be another number")
	}
	numbers := []int{}
	for i := start; step > 0 && i < stop || step < 0 && i > stop; i += step {
		if len(numbers) == 10000 {
			return nil, fmt.Errorf("range(%d, %d, %d) is too long; at most 10000 numbers are supported", start, stop,
				step)
		}
		numbers = append(numbers, i)
	}
	return numbers, nil
}
