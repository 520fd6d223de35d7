// Package refuse_schema ends the conversion of a schema that a grammar cannot keep to.
package refuse_schema

import (
	"fmt"

	"rkllmd/grammar"
)

// RefuseSchema ends the conversion of a schema that a grammar cannot keep to.
//
// **Runs on:** any thread.
func RefuseSchema(place, format string, values ...any) {
	panic(&grammar.Failure{Place: place, Reason: fmt.Sprintf(format, values...)})
}
