package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/find_isolation"
	"rkllmd/isolation/process/keep_isolation"
)

func TestFindIsolation(t *testing.T) {
	i := &isolation.Isolation{}
	keep_isolation.KeepIsolation(i)
	require.Same(t, i, find_isolation.FindIsolation(i.Number<<isolation.HandleBits))
	require.Same(t, i, find_isolation.FindIsolation(i.Number<<isolation.HandleBits+77), "of any of its models")
	require.Nil(t, find_isolation.FindIsolation(1<<60))
}
