package rkllm

// hasEnded tells whether these results are a run's last.
func hasEnded(results []RKLLMResult) bool {
	state := results[0].CallbackState
	return state == RKLLM_RUN_FINISH || state == RKLLM_RUN_ERROR
}
