package rkllm

// Tokens is a prompt of token ids.
func Tokens(ids ...int32) RKLLMInput {
	count := int64(len(ids))
	return RKLLMInput{InputType: Ptr(RKLLM_INPUT_TOKEN), TokenInput: &RKLLMTokenInput{InputIds: ids, NTokens: &count}}
}
