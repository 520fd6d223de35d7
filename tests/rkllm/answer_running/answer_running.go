// Package answer_running is an Isolated.AskRunning.
package answer_running

// AnswerRunning returns an Isolated.AskRunning: two calls at most, of which the first pair says 1, the next 2, and so
// on. It notes in asked how many calls were asked for each time.
func AnswerRunning(asked *[]int) func(uintptr, int) (int32, int) {
	return func(_ uintptr, most int) (int32, int) {
		*asked = append(*asked, most)
		return int32(len(*asked)), min(2, most)
	}
}
