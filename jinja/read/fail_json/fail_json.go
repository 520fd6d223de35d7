// Package fail_json ends the reading at a place that is no JSON.
package fail_json

import (
	"fmt"

	"rkllmd/jinja"
)

// FailJSON ends the reading at a place that is no JSON.
//
// **Runs on:** one thread at a time.
func FailJSON(r *jinja.JSONReader) {
	panic(&jinja.Failure{Start: r.At, End: r.At, Reason: fmt.Sprintf("no JSON at byte %d", r.At)})
}
