package jinja_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/describe_failure"
	"rkllmd/jinja/parse_template"
)

func TestDescribeFailure(t *testing.T) {
	_, err := parse_template.ParseTemplate("é\n  {% if 1 %}\n é{{ 1 + }}{% endif %}")
	var described *jinja.Error
	require.True(t, errors.As(err, &described))
	require.Equal(t, 3, described.Line)
	require.Equal(t, 10, described.Column)
	require.Equal(t, "}}", described.Piece)
	require.NotEmpty(t, described.Reason)
	require.Contains(t, err.Error(), "line 3, column 10")

	err = describe_failure.DescribeFailure("a\nbc"+strings.Repeat("é", 100)+"\nd", &jinja.Failure{Start: 3, End: 300,
		Reason: "why"})
	require.True(t, errors.As(err, &described))
	require.Equal(t, 2, described.Line)
	require.Equal(t, 2, described.Column)
	require.LessOrEqual(t, len(described.Piece), 80)
	require.NotContains(t, described.Piece, "d")

	err = describe_failure.DescribeFailure("", &jinja.Failure{Start: -1, Reason: "why"})
	require.EqualError(t, err, "why")
	err = describe_failure.DescribeFailure("", errors.New("index out of range"))
	require.ErrorContains(t, err, "index out of range")
}
