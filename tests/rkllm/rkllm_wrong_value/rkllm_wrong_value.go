// Package rkllm_wrong_value is a case of a test.
package rkllm_wrong_value

import (
	"encoding/json"

	"rkllmd/rkllm"
)

// Value is JSON that must be refused.
type Value struct {
	Layout  *rkllm.Layout
	Field   rkllm.Field
	Raw     string
	Message string
}

// RkllmWrongValue returns the argument of a case: nil when Raw is empty.
func RkllmWrongValue(v Value) json.RawMessage {
	if v.Raw == "" {
		return nil
	}
	return json.RawMessage(v.Raw)
}
