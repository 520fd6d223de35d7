package jinja_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/parse_template"
	"rkllmd/jinja/render_at"
)

func TestRenderAt(t *testing.T) {
	template, err := parse_template.ParseTemplate("{{ strftime_now('%d.%m.%Y %H:%M') }}{{ missing }}")
	require.NoError(t, err)
	for _, now := range []time.Time{time.Date(2026, 3, 5, 14, 7, 9, 0, time.UTC), time.Date(1999, 12, 31, 0, 0, 0, 0,
		time.UTC)} {
		text, err := render_at.RenderAt(template, nil, jinja.DefaultLimits, func() time.Time { return now })
		require.NoError(t, err)
		require.Equal(t, now.Format("02.01.2006 15:04"), text.String)
	}
}
