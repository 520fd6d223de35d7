package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/call/drop_destructor"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
)

func TestDropDestructor(t *testing.T) {
	require.True(t, drop_destructor.DropDestructor(rt_on_result.Pointer))
}
