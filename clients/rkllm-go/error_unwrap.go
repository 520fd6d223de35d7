package rkllm

// Unwrap returns the code, so that errors.Is finds it.
func (e *Error) Unwrap() error {
	return e.Code
}
