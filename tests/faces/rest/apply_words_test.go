package rest_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/apply_words"
	"rkllmd/faces/rest/read_page"
)

func TestApplyWords(t *testing.T) {
	page, err := apply_words.ApplyWords(`<i lang="{{locale}}" class="{{theme}}">{{send}}</i>{{languages}}`, "zh", `"`)
	require.NoError(t, err)
	require.Equal(t, `<i lang="zh-CN" class="&#34;">发送</i><option value="en" lang="en">English</option>`+
		`<option value="zh" lang="zh-CN">中文</option>`, page)
	_, err = apply_words.ApplyWords("", "fr", "")
	require.Error(t, err)
	for _, language := range []string{"en", "zh"} {
		whole, err := read_page.ReadPage("page/index.html", language, "dark", false)
		require.NoError(t, err)
		_, behind, _ := strings.Cut(string(whole), `id="words">`)
		text, _, _ := strings.Cut(behind, "</script>")
		words := map[string]any{}
		require.NoError(t, json.Unmarshal([]byte(text), &words))
		require.Contains(t, words, "send")
		require.NotContains(t, strings.ReplaceAll(string(whole), text, ""), "{{", "every place has its words")
		require.Contains(t, string(whole), `data-theme="dark"`)
	}
}
