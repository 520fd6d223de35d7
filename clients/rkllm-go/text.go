package rkllm

// Text is a prompt of the user.
func Text(prompt string) RKLLMInput {
	return RKLLMInput{PromptInput: &prompt}
}
