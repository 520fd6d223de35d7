package template_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template"
	"rkllmd/engine/template/describe_template_error"
)

func TestDescribeTemplateError(t *testing.T) {
	require.NoError(t, describe_template_error.DescribeTemplateError(nil, nil))
	require.EqualError(t, describe_template_error.DescribeTemplateError(
		errors.New("unable to do: at line 3: the\n cause"), nil), "the cause")
	require.EqualError(t, describe_template_error.DescribeTemplateError(nil, template.Stop{Reason: "too much"}),
		"too much")
	require.EqualError(t, describe_template_error.DescribeTemplateError(nil, "a bug"), "it fails: a bug")
	raised := describe_template_error.DescribeTemplateError(nil, template.Stop{Reason: "no", Raised: true})
	require.EqualError(t, raised, "it says: no")
	require.ErrorIs(t, raised, engine.ErrTemplateRaised)
	require.Len(t, describe_template_error.DescribeTemplateError(errors.New(strings.Repeat("x", 1000)), nil).Error(),
		200)
}
