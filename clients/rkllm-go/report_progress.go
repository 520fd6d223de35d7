package rkllm

import "encoding/json"

// reportProgress reads how far a load is, and tells it.
func reportProgress(value json.RawMessage, progress func(float64)) error {
	var told struct {
		Progress float64 `json:"progress"`
	}
	if err := json.Unmarshal(value, &told); err != nil {
		return err
	}
	progress(told.Progress)
	return nil
}
