// Package bind_greeting binds a protocol's state to its greeting.
package bind_greeting

// BindGreeting makes a Face.Greet of a function that takes the protocol's state first.
//
// **Runs on:** any thread. What it returns runs on the loop.
func BindGreeting[S any](state S, greet func(S, []byte) []byte) func([]byte) []byte {
	return func(greeting []byte) []byte {
		return greet(state, greeting)
	}
}
