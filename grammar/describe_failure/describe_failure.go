// Package describe_failure returns the error of a schema or a grammar that was refused.
package describe_failure

import (
	"fmt"

	"rkllmd/grammar"
)

// DescribeFailure returns the error of a schema or a grammar that was refused. What else was thrown is thrown again.
//
// **Runs on:** any thread.
func DescribeFailure(what string, thrown any) error {
	f, ok := thrown.(*grammar.Failure)
	if !ok {
		panic(thrown)
	}
	return &grammar.Error{Message: fmt.Errorf("the %s cannot be used: %s: %s", what, f.Place, f.Reason),
		Place: f.Place, Reason: f.Reason}
}
