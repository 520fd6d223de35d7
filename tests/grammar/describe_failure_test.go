package grammar_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/describe_failure"
)

func TestDescribeFailure(t *testing.T) {
	err := describe_failure.DescribeFailure("schema", &grammar.Failure{Place: "#/a", Reason: "wrong"})
	require.EqualError(t, err, "the schema cannot be used: #/a: wrong")
	require.Equal(t, "#/a", err.(*grammar.Error).Place)
	require.PanicsWithValue(t, 3, func() { _ = describe_failure.DescribeFailure("schema", 3) })
}
