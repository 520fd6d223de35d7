package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/list_forms"
)

func TestListForms(t *testing.T) {
	forms := list_forms.ListForms()
	require.Subset(t, forms, []string{"chatml", "gemma", "llama2", "llama3", "phi3"})
	require.IsIncreasing(t, forms)
}
