// Package refuse_failure refuses a request by an error of generation.
package refuse_failure

import (
	"rkllmd/faces/stream/name_failure"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_error"
)

// RefuseFailure returns the refusal that tells err.
//
// **Runs on:** any thread.
func RefuseFailure(err error) *web.Refusal {
	refusal := refuse_error.RefuseError(name_failure.NameFailure(err))
	return &refusal
}
