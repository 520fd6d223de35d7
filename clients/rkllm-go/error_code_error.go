package rkllm

import "fmt"

// Error says what the code stands for.
func (c ErrorCode) Error() string {
	if text := errorTexts[c]; text != "" {
		return text
	}
	return fmt.Sprintf("error %d", int32(c))
}
