package rkllm

import (
	"bytes"
	"encoding/json"
)

// isLast tells whether nothing comes behind this message for a call of the method.
func isLast(method string, received message) bool {
	if received.Error != nil || received.Result == nil || method != "rkllm.run_async" {
		return received.Params == nil
	}
	var result struct {
		State LLMCallState `json:"_callback_state"`
	}
	text := bytes.TrimPrefix(received.Result, []byte("["))
	err := json.NewDecoder(bytes.NewReader(text)).Decode(&result) // of several results the first tells
	return err != nil || result.State == RKLLM_RUN_FINISH || result.State == RKLLM_RUN_ERROR
}
