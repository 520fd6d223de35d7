// Package isolated_doomed has the next run of a library be its end.
package isolated_doomed

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/isolation/isolated_step"
)

// IsolatedDoomed loads a model, and has the library say One in the next run, whoever asks for it, and then crash.
func IsolatedDoomed(t *testing.T, s *conformance_prepare.Session) {
	t.Helper()
	if s.Client != nil {
		load := conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, "init", ""))
		require.Nil(t, load[0].Error, "%+v", load[0].Error)
	}
	conformance_announce.ConformanceAnnounce(t, s, "init", "anything\n", "")
	for _, function := range []string{"run", "run_async"} {
		conformance_announce.ConformanceAnnounce(t, s, function, "anything\n", "text One\ntoken 1\ncall 0\ncrash")
	}
}
