package rkllm

import (
	"bytes"
	"encoding/json"
	"errors"
)

// readResults reads one result, or a list of them.
func readResults(answer json.RawMessage) ([]RKLLMResult, error) {
	results := make([]RKLLMResult, 1)
	if !bytes.HasPrefix(answer, []byte("[")) {
		return results, json.Unmarshal(answer, &results[0])
	}
	if err := json.Unmarshal(answer, &results); err != nil {
		return nil, err
	}
	if len(results) == 0 {
		return nil, errors.New("rkllm: the daemon sent an empty list of results")
	}
	return results, nil
}
