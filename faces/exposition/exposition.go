// Package exposition holds the types of its room: figures, and the page of them that Prometheus reads, in version 0.0.4
// of its text format.
package exposition

import (
	"strings"
	"sync"
)

// ContentType is the page's.
const ContentType = "text/plain; version=0.0.4; charset=utf-8"

// Kind is the type of a family.
type Kind string

const (
	Counter   Kind = "counter"
	Gauge     Kind = "gauge"
	Histogram Kind = "histogram"
	Summary   Kind = "summary"
)

// Registry is what stands on a page. The zero value is an empty one. add_family fills it, append_page reads it.
type Registry struct {
	Mu       sync.Mutex // guards the rest, and is held while a page is written
	Families map[string]*Family
	Updates  []func(*Registry) // bring families up to date, before a page is written; they do not lock Mu
}

// Family is the series of one name.
type Family struct {
	Name, Help string
	Kind       Kind
	Labels     []string       // in alphabetical order
	Bounds     []float64      // histogram: upper bounds of the buckets but the last, +Inf; summary: quantiles
	Read       func() float64 // nil, or the value of a family without labels, asked for at each page
	Mu         sync.Mutex     // guards Series
	Series     []*Series      // in the order of Values
}

// Series is one line of a family, or those of one histogram.
type Series struct {
	Values []string   // of Family.Labels
	Mu     sync.Mutex // guards the rest
	Value  float64    // of a histogram or a summary: the sum
	Count  uint64     // of a histogram or a summary
	// histogram: how many values belong to each of Bounds, and to none before; summary: the value at each of Bounds
	Points []float64
}

// Line is a line of the page.
type Line struct {
	Name              string
	Labels, Values    []string // as many of one as of the other
	BoundLabel, Bound string   // "": none; else a label behind them: le or quantile, and its value
	Value             string
}

// What must not stand on the page as it is.
var (
	HelpEscapes  = strings.NewReplacer(`\`, `\\`, "\n", `\n`)
	LabelEscapes = strings.NewReplacer(`\`, `\\`, "\n", `\n`, `"`, `\"`)
)
