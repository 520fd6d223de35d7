// Package split_inputs splits the inputs of a run.
package split_inputs

import (
	"bytes"
	"encoding/json"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/refuse_value"
	"rkllmd/utils/scan/walk_elements"
)

// SplitInputs returns the objects in raw: the elements of an array, where the library takes several inputs at once
// (batch), or raw itself when it is none. They are parts of raw, which must be valid JSON.
//
// **Runs on:** any thread. Errors: "Invalid params" with path when there is none, or more than any n_batch.
func SplitInputs(path string, raw json.RawMessage, batch bool) ([]json.RawMessage, *jsonrpc2.Error) {
	rest := bytes.TrimSpace(raw)
	switch {
	case len(rest) == 0:
		return nil, refuse_value.RefuseValue(path, "is required: an object (RKLLMInput)")
	case rest[0] != '[':
		return []json.RawMessage{raw}, nil
	case !batch:
		return nil, refuse_value.RefuseValue(path,
			"an array needs n_batch, and so librkllmrt 1.2.1: before it, a run has one input, an object (RKLLMInput)")
	}
	limit := int(rkllm.Ranges[rkllm.Uint8].High)
	var objects []json.RawMessage
	for value := range walk_elements.WalkElements(rest) {
		if objects = append(objects, value); len(objects) > limit {
			return nil, refuse_value.RefuseValue(path, "has more than %d elements, the largest n_batch", limit)
		}
	}
	if len(objects) == 0 {
		return nil, refuse_value.RefuseValue(path, "the array is empty: one input for each of n_batch is required")
	}
	return objects, nil
}
