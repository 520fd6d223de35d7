package librkllmrt

// FunctionTools is what rkllm_set_function_tools gave. The zero value: nothing.
type FunctionTools struct {
	System string // the system prompt; "": none
	Tools  string // a JSON array of functions as OpenAI describes them; "": none
	Tag    string // between <Tag> and </Tag> the model finds what a function has returned; "": bare
}
