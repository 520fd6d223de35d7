// Package isolated_rounds has a library do its work without a fault.
package isolated_rounds

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/isolation/isolated_goes"
	"rkllmd/tests/whole/isolation/isolated_step"
	"rkllmd/tests/whole/isolation/isolated_witnesses"
)

// IsolatedRounds loads a model, runs it and frees it, each time in another process, until the second model has said
// more than so many words meanwhile: that is what its stream is like without faults.
func IsolatedRounds(t *testing.T, w isolated_witnesses.Witnesses, words int64) {
	t.Helper()
	for end := w.Streams.Words.Load() + words; w.Streams.Words.Load() < end; {
		for _, call := range [][2]string{{"init", ""}, {"run", "text Hi\ncall 0\ncall 2"}, {"destroy", ""}} {
			answers := conformance_ask.ConformanceAsk(t, w.Session, isolated_step.IsolatedStep(w.Session, call[0],
				call[1]))
			require.Nil(t, answers[0].Error, "%+v", answers[0].Error)
		}
		isolated_goes.IsolatedGoes(t, w.Streams, 1)
	}
}
