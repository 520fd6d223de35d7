// Package parse_strings reads the string arguments of a C function from JSON.
package parse_strings

import (
	"encoding/json"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/layout/parse_string"
)

// ParseStrings converts job.Args[1], job.Args[2], ... into C strings in job.C at the same positions; names are the
// arguments' names. One that is null or left out becomes the empty string: the library does not say what it makes of
// NULL.
//
// **Runs on:** any thread. Errors: those of parse_string; then the job holds no memory.
func ParseStrings(job *rkllm.Job, names ...string) (err *jsonrpc2.Error) {
	for i, name := range names {
		raw := job.Args[i+1]
		if raw == nil {
			raw = json.RawMessage(`""`)
		}
		if job.C[i+1], _, err = parse_string.ParseString(&job.Memory, name, raw); err != nil {
			free_job.FreeJob(job)
			return err
		}
	}
	return nil
}
