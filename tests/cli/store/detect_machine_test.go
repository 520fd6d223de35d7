package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/store/detect_machine"
)

func TestDetectMachine(t *testing.T) {
	machine := detect_machine.DetectMachine(true)
	require.True(t, machine.Embedded)
	require.NotZero(t, machine.Memory)
}
