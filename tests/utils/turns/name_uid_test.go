package turns_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/turns/name_uid"
)

func TestNameUID(t *testing.T) {
	require.Equal(t, "uid 0", name_uid.NameUID(0))
	require.Equal(t, "uid 4294967295", name_uid.NameUID(math.MaxUint32))
}
