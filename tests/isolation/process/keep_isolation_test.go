package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/keep_isolation"
)

func TestKeepIsolation(t *testing.T) {
	first, second := &isolation.Isolation{}, &isolation.Isolation{}
	keep_isolation.KeepIsolation(first)
	keep_isolation.KeepIsolation(second)
	require.Equal(t, first.Number+1, second.Number)
	require.Same(t, first, isolation.Opened.ByNumber[first.Number])
	require.Same(t, second, isolation.Opened.ByNumber[second.Number])
}
