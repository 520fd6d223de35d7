// Package first_delta takes a chunk of chat completions apart.
package first_delta

// FirstDelta returns what a chunk adds to its first choice, and why that has ended, nil: it has not.
func FirstDelta(chunk map[string]any) (delta map[string]any, reason any) {
	choice := chunk["choices"].([]any)[0].(map[string]any)
	return choice["delta"].(map[string]any), choice["finish_reason"]
}
