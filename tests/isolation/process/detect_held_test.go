package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/process/detect_held"
	"rkllmd/tests/isolation/isolation_open"
)

func TestDetectHeld(t *testing.T) {
	before := detect_held.DetectHeld()
	i, _ := isolation_open.IsolationOpen(t)
	require.Equal(t, before, i.Current.Held, "what holds a process is what this kernel can do")
	require.Equal(t, before, detect_held.DetectHeld(), "it changes nothing")
}
