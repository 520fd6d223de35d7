package library_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/library/open_rkllm_model"
	"rkllmd/jinja/parse_template"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestOpenRkllmModel(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC)
	var code int32
	var calls []string
	domain := int32(0)
	rkllm_set_answer.RkllmSetAnswer(fake, func(function string, words [3]uintptr) int32 {
		calls = append(calls, function)
		if function == "rkllm_init" {
			_, at := find_member.FindMember(rkllm.LayoutC.Param, *(*unsafe.Pointer)(unsafe.Pointer(&words[1])),
				"extend_param", "base_domain_id")
			domain = *(*int32)(at)
		}
		return code
	})
	_, _, err := open_rkllm_model.OpenRkllmModel(fake.Library, generation.ModelOptions{Path: fake.Model, Exact: true})
	require.ErrorIs(t, err, generation.ErrNotSupported)
	require.EqualError(t, err, "not supported: --exact is for the embedded runtime; fake does not say how it computes")
	_, _, err = open_rkllm_model.OpenRkllmModel(fake.Library, generation.ModelOptions{Path: fake.Model, Sequences: 2})
	require.EqualError(t, err, "not supported: 2 sequences were asked for; fake computes one run at a time")
	_, _, err = open_rkllm_model.OpenRkllmModel(fake.Library, generation.ModelOptions{Path: fake.Model + "x"})
	require.ErrorIs(t, err, generation.ErrFailed)
	require.ErrorContains(t, err, "no such file or directory")
	require.Empty(t, calls)
	code = -1
	_, _, err = open_rkllm_model.OpenRkllmModel(fake.Library, generation.ModelOptions{Path: fake.Model})
	require.ErrorIs(t, err, generation.ErrFailed)
	require.ErrorContains(t, err, "rkllm_init")
	code = 0
	b, _, err := open_rkllm_model.OpenRkllmModel(fake.Library, generation.ModelOptions{Path: fake.Model, Context: 300,
		Threads: 2, Domain: 3})
	require.NoError(t, err)
	require.Equal(t, 300, b.Model.ContextSize)
	require.EqualValues(t, 3, domain)
	b.Close()
	require.Equal(t, "rkllm_destroy", calls[len(calls)-1])

	parsed, err := parse_template.ParseTemplate("{% for m in messages %}{{ m.content }}|{% endfor %}")
	require.NoError(t, err)
	calls, code = nil, 0
	b, _, err = open_rkllm_model.OpenRkllmModel(fake.Library, generation.ModelOptions{Path: fake.Model,
		Template: &engine.ParsedTemplate{Template: parsed}})
	require.NoError(t, err)
	require.True(t, b.Capabilities.Messages)
	require.Equal(t, []string{"rkllm_init", "rkllm_other"}, calls)
	b.Close()
}
