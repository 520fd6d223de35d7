package explain_template_error_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/explain_template_error"
)

func TestExplainTemplateError(t *testing.T) {
	require.NoError(t, explain_template_error.ExplainTemplateError(nil, nil))
	require.EqualError(t, explain_template_error.ExplainTemplateError(errors.New("unable to do: at line 3: the\n cause"), nil), "the cause")
	require.EqualError(t, explain_template_error.ExplainTemplateError(nil, engine.TemplateStop{Reason: "too much"}), "too much")
	require.EqualError(t, explain_template_error.ExplainTemplateError(nil, "a bug"), "it fails: a bug")
	raised := explain_template_error.ExplainTemplateError(nil, engine.TemplateStop{Reason: "no", Raised: true})
	require.EqualError(t, raised, "it says: no")
	require.ErrorIs(t, raised, engine.ErrTemplateRaised)
	require.Len(t, explain_template_error.ExplainTemplateError(errors.New(strings.Repeat("x", 1000)), nil).Error(), 200)
}
