// Package generation_answer has a request answered for a test.
package generation_answer

import (
	"testing"

	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_text"
)

// GenerationAnswer waits for the end of request and returns its run and the text of the answer.
func GenerationAnswer(t testing.TB, b *generation.Backend, request generation.Request) (*generation.Run, string) {
	t.Helper()
	run, record := generation_begin.GenerationBegin(t, b, request)
	<-run.Done
	text, _ := generation_text.GenerationText(record.Events)
	return run, text
}
